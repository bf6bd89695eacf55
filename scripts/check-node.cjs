// Plain old JavaScript on purpose: it must run where the rest cannot, to say why.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 18)) {
  console.error(
    'Realmwright needs Node 22.18 or newer here, and this is Node ' +
      process.versions.node +
      '.\nOn Linux x64 npm installs a fitting Node beside the project; elsewhere install one from nodejs.org.',
  );
  process.exit(1);
}
