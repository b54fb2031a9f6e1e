#!/usr/bin/env bash
# Builds campaign-contract.vsix. Downloads the client library and the packaging tool of VS Code.
set -euo pipefail
cd "$(dirname "$0")"
npm install --no-package-lock --omit=dev
npx --yes @vscode/vsce@4.1.0 package --skip-license --out campaign-contract.vsix
