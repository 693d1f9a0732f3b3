import type { FormMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '~/ui/icons/icon'
import type { ContractWords } from '~/features/contracts/contract-words'
import { saveSectionId } from '../editor-reply'
import { editorSteps, previewSectionId, stepsWithErrors } from './editor-steps'
import classes from './step-links.module.css'

type StepLinksProps = { form: FormMetadata; words: ContractWords }

/** The steps of the contract form, which stay in view: where one is, where something is wrong, and the text. */
export function StepLinks({ form, words: { staff } }: StepLinksProps) {
  const current = useStepInView()
  const list = useRef<HTMLOListElement>(null)
  // Where the row is longer than the screen, it follows the page.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 })
  }, [current])
  const withErrors = stepsWithErrors(Object.keys(form.allErrors))
  return (
    <nav aria-label={staff.steps} className={classes.steps}>
      <ol ref={list}>
        {editorSteps.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
              {staff[heading]}
              {withErrors.has(id) && (
                <>
                  <Icon name="warning" size={16} className={classes.wrong} />
                  <span className="visually-hidden">{staff.stepWrong}</span>
                </>
              )}
            </a>
          </li>
        ))}
        <li>
          <a href={`#${saveSectionId}`}>{staff.stepSave}</a>
        </li>
        <li className={classes.text}>
          <a href={`#${previewSectionId}`}>{staff.preview}</a>
        </li>
      </ol>
    </nav>
  )
}

/** The last step whose beginning has reached the upper third of the screen. */
function useStepInView(): string {
  const [current, setCurrent] = useState<string>(editorSteps[0].id)
  useEffect(() => {
    const look = () => {
      const reached = editorSteps.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent(reached.at(-1)?.id ?? editorSteps[0].id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return current
}
