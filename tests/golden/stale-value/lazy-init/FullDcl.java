// run: scan --only stale-value
// expect: none
// double-checked locking with a volatile field checks again inside the lock
import java.util.Properties;

public class FullDcl {
    private static final Object LOCK = new Object();
    private static volatile FullDcl instance;
    private final Properties props = new Properties();

    private FullDcl() { props.setProperty("created", Long.toString(System.nanoTime())); }

    public static FullDcl get() {
        FullDcl f = instance;
        if (f == null) {
            synchronized (LOCK) {
                f = instance;
                if (f == null) {
                    f = new FullDcl();
                    instance = f;
                }
            }
        }
        return f;
    }

    public String created() { return props.getProperty("created"); }
}
// corpus: unseen
