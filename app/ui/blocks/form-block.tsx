import { BlockSection } from './block-section'
import { useBlockSlots } from './block-slots'
import type { BlockViews } from './block-views'
import classes from './form-block.module.css'

type FormBlockProps = BlockViews['blocks.form'] & { formId: string }

/** The words of a form beside it; the form itself is the feature's. */
export function FormBlock({ formId, ...view }: FormBlockProps) {
  const { form, besideForm } = useBlockSlots()
  return (
    <BlockSection title="" tone="wash" id={formId}>
      <div className={classes.columns}>
        <div className={classes.words}>
          <h2 className={classes.title}>{view.title}</h2>
          {view.text && <p className={classes.text}>{view.text}</p>}
          {besideForm}
        </div>
        <div>{form(view, `${formId}-fields`)}</div>
      </div>
    </BlockSection>
  )
}
