import messageForms from '~/features/contracts/messages/message-forms.module.css?inline'
import { staffBarStyles } from '~/features/staff/area/staff-bar-styles.server'
import popoverFrame from '~/ui/calendar/popover-frame.module.css?inline'
import dateField from '~/ui/forms/date-field.module.css?inline'
import contractEditor from '../contract-editor.module.css?inline'
import figure from '../fields/figure.module.css?inline'
import stepLinks from '../fields/step-links.module.css?inline'
import unitField from '../fields/unit-field.module.css?inline'

/** The styles of the editor that the page of the guest does not have. */
export const editorStyles = [
  messageForms,
  staffBarStyles,
  popoverFrame,
  dateField,
  contractEditor,
  figure,
  stepLinks,
  unitField,
].join('\n')
