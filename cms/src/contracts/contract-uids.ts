export const contractUid = 'api::contract.contract'
export const versionUid = 'api::contract-version.contract-version'
export const eventUid = 'api::contract-event.contract-event'
export const signerLinkUid = 'api::contract-signer-link.contract-signer-link'
