import type { DocumentSeed } from './document-seed'
import { houseRulesInformation } from './house-rules'
import { insurance } from './insurance'
import { ownerAgreement } from './owner-agreement'
import { photography } from './photography'
import { propertyManagement } from './property-management'
import { propertyMarketing } from './property-marketing'

export const documents: readonly DocumentSeed[] = [
  propertyManagement,
  propertyMarketing,
  photography,
  ownerAgreement,
  houseRulesInformation,
  insurance,
]
