/** The list of inquiries that nobody has taken up, the newest first, inside the panel. */
export const inquiryList =
  '/content-manager/collection-types/api::inquiry.inquiry?page=1&pageSize=50&sort=receivedAt:DESC&filters[$and][0][stage][$eq]=new'
