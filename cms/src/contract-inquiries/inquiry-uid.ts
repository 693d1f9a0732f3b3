export const inquiryUid = 'api::contract-inquiry.contract-inquiry'
