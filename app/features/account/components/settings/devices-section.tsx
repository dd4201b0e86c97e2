/** Where one is signed in, and the way to end that. Plain forms: they work without script. */
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { sessions } from '#contract/sessions.ts';
import type { RecordOf } from '#app/api/record.ts';
import { deviceName } from '#app/features/account/components/settings/device-name.ts';
import { Section } from '#app/features/account/components/section.tsx';
import type { SettingAction } from '#app/features/account/settings.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Row } from '#app/ui/row.tsx';

const Act = actFormOf<SettingAction>();
const Press = actButtonOf<SettingAction>();

type Device = RecordOf<typeof sessions>;

function useTitle({ userAgent, signedInByName }: Device): string {
  const t = useWords('account');
  if (signedInByName !== null) return t('devices.admin', { name: signedInByName });
  const { browser = t('devices.unknown'), system } = deviceName(userAgent);
  return system ? t('devices.both', { browser, system }) : browser;
}

function DeviceRow({ device }: { device: Device }) {
  const t = useWords('account');
  const now = useNow();
  const { relativeTime } = useFormat();
  const title = useTitle(device);
  const Icon = deviceName(device.userAgent).isPhone ? Smartphone : Laptop;
  const used = t('devices.used', { when: relativeTime(device.lastUsedAt, now) });
  return (
    <Row
      title={title}
      picture={<Icon aria-hidden className="size-6 text-soft" />}
      actions={
        device.isCurrent ? (
          <Badge kind="active">{t('devices.current')}</Badge>
        ) : device.can.end ? (
          <Act act="end-device" action="#devices" fields={{ device: device.id }}>
            <Press kind="line" size="small" aria-label={t('devices.endName', { name: title, used })}>
              {t('devices.end')}
            </Press>
          </Act>
        ) : undefined
      }
    >
      {used}
    </Row>
  );
}

export function DevicesSection({ devices }: { devices: readonly Device[] }) {
  const t = useWords('account');
  return (
    <Section id="devices" title={t('devices.title')} lead={t('devices.lead')}>
      <ul className="border-t border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && devices.every(({ can }) => can.end) && (
        <Act act="end-others" action="#devices" className="mt-4">
          <Press kind="line">{t('devices.endOthers')}</Press>
        </Act>
      )}
    </Section>
  );
}
