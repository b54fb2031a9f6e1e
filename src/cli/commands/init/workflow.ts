/** Where GitHub looks for workflows. */
export const workflowFile = '.github/workflows/campaign-contract.yml'

/** Checks at every push and pull request; what is wrong is shown beside its line. */
export const workflow = `name: campaign-contract
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
      - run: npx campaign-contract check
`
