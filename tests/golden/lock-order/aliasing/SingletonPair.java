// run: scan --only lock-order
// expect: lock-order
// Settings.save calls the AuditLog singleton and AuditLog.rotate calls Settings, each under its own monitor
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

public class SingletonPair {
    static class Settings {
        private static final Settings INSTANCE = new Settings();
        private final Properties props = new Properties();
        static Settings getInstance() { return INSTANCE; }
        synchronized int getInt(String k, int dflt) {
            try {
                return Integer.parseInt(props.getProperty(k));
            } catch (NumberFormatException e) {
                return dflt;
            }
        }
        synchronized void save(String k, String v) {
            props.setProperty(k, v);
            AuditLog.getInstance().write("set " + k);
        }
    }
    static class AuditLog {
        private static final AuditLog INSTANCE = new AuditLog();
        private List<String> lines = new ArrayList<>();
        static AuditLog getInstance() { return INSTANCE; }
        synchronized void write(String s) { lines.add(s); }
        synchronized void rotate() {
            int keep = Settings.getInstance().getInt("keep", 10);
            int n = lines.size();
            lines = new ArrayList<>(lines.subList(Math.max(0, n - keep), n));
        }
    }
    public static void main(String[] args) {
        Thread rotator = new Thread("rotator") {
            @Override public void run() {
                while (!isInterrupted()) AuditLog.getInstance().rotate();
            }
        };
        rotator.start();
        for (int i = 0; i < 100; i++) Settings.getInstance().save("k" + i, "v");
        rotator.interrupt();
    }
}
// corpus: unseen
