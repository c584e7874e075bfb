// run: scan --only lock-order
// expect: none
// AuditLog.rotate reads the setting before it takes its monitor
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

public class SingletonPairOneWay {
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
        void rotate() {
            int keep = Settings.getInstance().getInt("keep", 10);
            synchronized (this) {
                int n = lines.size();
                lines = new ArrayList<>(lines.subList(Math.max(0, n - keep), n));
            }
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
