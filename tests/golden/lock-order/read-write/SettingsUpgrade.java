// run: scan --only lock-order --library
// expect: lock-order
// Settings.getOrLoad holds the ReentrantReadWriteLock's read lock while calling reload, which takes the write lock of the same lock: upgrading is impossible and the thread blocks itself forever.
package config.settings;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SettingsUpgrade {

    public interface Source {
        Properties load(String section);
    }

    private abstract static class AbstractStore {
        protected final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();

        protected abstract void fill(String section);

        void reload(String section) {
            rw.writeLock().lock();
            try {
                fill(section);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private static final class SectionStore extends AbstractStore {
        private final Map<String, Properties> sections = new HashMap<>();
        private final Source source;

        SectionStore(Source source) {
            this.source = source;
        }

        @Override
        protected void fill(String section) {
            Properties p = new Properties();
            p.putAll(source.load(section));
            sections.put(section, p);
        }

        String getOrLoad(String section, String key) {
            rw.readLock().lock();
            try {
                if (!sections.containsKey(section)) {
                    reload(section);
                }
                return sections.get(section).getProperty(key);
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private final SectionStore store;

    public SettingsUpgrade(Source source) {
        this.store = new SectionStore(source);
    }

    public String get(String section, String key, String fallback) {
        String v = store.getOrLoad(section, key);
        return v == null ? fallback : v;
    }

    public void refresh(String section) {
        store.reload(section);
    }
}
// corpus: unseen
