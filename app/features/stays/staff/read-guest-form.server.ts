import { maxGuestNameLength, maxPhoneLength } from '~content/limits'
import type { StayChange } from '~content/stay-change'
import { internationalPhone } from '~/features/contact/phone-number.server'
import { formText } from '~/platform/body/form-text'
import { oneLine } from '~/platform/body/one-line'
import { isMailAddress } from '~/platform/email/mailbox'

/** Name and contact of the guest as staff set them; null without a name, or where one of them cannot be used. */
export function readGuestForm(form: FormData): NonNullable<StayChange['set']['guest']> | null {
  const line = (name: string) => oneLine(formText(form, name))
  const [guestName, email] = [line('guestName'), line('email')]
  const phone = internationalPhone(line('phone'), 'GT')
  const isRight =
    guestName !== '' &&
    guestName.length <= maxGuestNameLength &&
    (email === '' || isMailAddress(email)) &&
    phone.length <= maxPhoneLength
  return isRight ? { guestName, email: email || null, phone: phone || null } : null
}
