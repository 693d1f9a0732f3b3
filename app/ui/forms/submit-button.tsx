import { useNavigation } from '@remix-run/react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import type { ButtonLook } from '~/ui/button/button-class'

type SubmitButtonProps = Pick<ComponentPropsWithoutRef<'button'>, 'name' | 'value'> &
  ButtonLook & {
    /** What happens next. */
    children: ReactNode
    /** Where the form is not sent by a navigation of the page. */
    isPending?: boolean
  }

/** Sends the form; while it is under way a second press does nothing. */
export function SubmitButton({ children, isPending, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation('forms')
  const { formMethod } = useNavigation()
  return (
    <Button
      kind="primary"
      size="large"
      isWide
      {...rest}
      type="submit"
      busyLabel={t('sending')}
      isBusy={isPending ?? formMethod === 'POST'}
    >
      {children}
    </Button>
  )
}
