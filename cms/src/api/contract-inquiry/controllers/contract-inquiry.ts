import { contractInquiryChangeSchema } from '../../../content-types/contract-inquiry'
import { changeInquiry } from '../../../contract-inquiries/change-inquiry'
import { listInquiries } from '../../../contract-inquiries/list-inquiries'
import { readInquiry } from '../../../contract-inquiries/read-inquiry'
import { recordController } from '../../../records/record-controller'

/** The site shows contract inquiries to visitors and staff, and changes them for both. */
export default recordController({
  key: 'reference',
  list: listInquiries,
  read: readInquiry,
  changeSchema: contractInquiryChangeSchema,
  change: changeInquiry,
})
