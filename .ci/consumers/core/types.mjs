import 'campaign-contract/types'
