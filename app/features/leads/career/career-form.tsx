import { useTranslation } from 'react-i18next'
import { ConsentField } from '~/features/contact/fields/consent-field'
import { policiesHref } from '~/features/contact/policies-href'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { FileField } from '~/ui/forms/file-field'
import { TextField } from '~/ui/forms/text-field'
import { TextareaField } from '~/ui/forms/textarea-field'
import { sendAhead } from '../files/send-ahead'
import { LeadForm } from '../form/lead-form'
import type { LeadFormData } from '../form/lead-form-data'
import type { LeadReply } from '../form/lead-reply'
import { useLeadForm } from '../form/use-lead-form'
import { careerFiles } from './career-files'
import classes from './career-form.module.css'
import type { CareerFields, CareerInput } from './career-schema'
import { SkillField } from './skill-field'
import { skillGroups, type SkillGroup } from './skill-groups'

type CareerFormProps = {
  /** Document id of the career. */
  career: string
  data: LeadFormData
  /** What the page's action answered, where no script sent the form. */
  reply: LeadReply | undefined
  /** Id of the heading that names the form. */
  labelledBy?: string
}

const loadSchema = async () => (await import('./career-schema')).careerSchema

const groups = Object.keys(skillGroups) as SkillGroup[]
const skills = groups.flatMap((group) => skillGroups[group])
const order = [
  'name',
  'email',
  'profession',
  'address',
  'workExperience',
  'salaryClaim',
  'cv',
  'photo',
  ...skills,
  'agreement',
]

/** An application for a job, with its files and 22 skills (leads-and-content.md §3, §5). */
export function CareerForm({ career, data, reply, labelledBy }: CareerFormProps) {
  const { t } = useTranslation(['leads', 'forms'])
  const { locale } = useSite()
  const {
    form,
    fields,
    hasFailed: _,
    ...state
  } = useLeadForm<CareerInput, CareerFields>({
    id: 'career',
    loadSchema,
    call: resources.careersFormsApi.path,
    reply,
    // One name cannot be told apart into first and last.
    customerOf: () => null,
    // Another vacancy asks for another salary.
    keptAs: `career ${career}`,
  })
  const completions = { profession: 'organization-title', address: 'street-address' } as const
  const labels = Object.fromEntries([
    ...(['profession', 'address', 'workExperience', 'salaryClaim'] as const).map(
      (name) => [name, t(`career.${name}`)] as const,
    ),
    ...skills.map((skill) => [skill, t(`career.skill.${skill}`)] as const),
  ])
  const group = { names: skills, line: (count: number) => t('career.ratingsMissing', { count }) }

  return (
    <LeadForm
      form={form}
      {...state}
      order={order}
      labels={labels}
      group={group}
      botCheckKey={data.botCheckKey}
      button={t('career.send')}
      hasFiles
      hidden={{ career }}
      {...(labelledBy && { labelledBy })}
    >
      <section className={classes.part} aria-labelledby="career-about">
        <h3 id="career-about">{t('career.about')}</h3>
        <TextField field={fields.name} label={t('career.name')} autoComplete="name" />
        <TextField
          field={fields.email}
          label={t('forms:email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {(['profession', 'address'] as const).map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={t(`career.${name}`)}
            autoComplete={completions[name]}
          />
        ))}
        <TextareaField
          field={fields.workExperience}
          label={t('career.workExperience')}
          rows={4}
          maxLength={5000}
        />
        <TextField field={fields.salaryClaim} label={t('career.salaryClaim')} autoComplete="off" />
      </section>
      <section className={classes.part} aria-labelledby="career-files">
        <h3 id="career-files">{t('career.files')}</h3>
        {careerFiles.map(({ id, name, file, kind, accept }) => (
          <FileField
            key={id}
            field={fields[id]}
            nameField={fields[name]}
            fileName={file}
            label={t(`career.${id}`)}
            hint={t(`career.${id}Hint`)}
            accept={accept}
            send={(chosen) => sendAhead(chosen, { kind, locale, failed: t('forms:fileNotSent') })}
          />
        ))}
      </section>
      <section className={classes.part} aria-labelledby="career-skills">
        <h3 id="career-skills">{t('career.skills')}</h3>
        <p className={classes.hint}>{t('career.skillsHint')}</p>
        <div className={classes.skills}>
          {groups.map((group) => (
            <fieldset key={group} className={classes.group}>
              <legend>{t(`career.groups.${group}`)}</legend>
              {skillGroups[group].map((skill) => (
                <SkillField key={skill} field={fields[skill]} label={t(`career.skill.${skill}`)} />
              ))}
            </fieldset>
          ))}
        </div>
      </section>
      <ConsentField field={fields.agreement} policiesHref={policiesHref(locale)} />
    </LeadForm>
  )
}
