// run: scan --only stale-value
// expect: stale-value
// last-modified stamp read under the lock decides a reload that is stored in a second section
import java.io.File;
import java.util.Properties;

public class ReloadingConfig {
    private final File file;
    private Properties values = new Properties();
    private long loadedAt;

    public ReloadingConfig(File file) {
        this.file = file;
    }

    private synchronized long loadedAt() {
        return loadedAt;
    }

    private synchronized void install(Properties p, long stamp) {
        values = p;
        loadedAt = stamp;
    }

    public synchronized String get(String key) {
        return values.getProperty(key);
    }

    public void refresh() {
        long stamp = file.lastModified();
        if (stamp > loadedAt()) {
            Properties p = new Properties();
            p.setProperty("source", file.getName());
            install(p, stamp);
        }
    }
}
// corpus: unseen
