// run: scan --only stale-value
// expect: stale-value
// java.util.Properties getProperty null test, then setProperty
import java.util.Properties;

public class PropertiesDefault {
    private final Properties props = new Properties();

    public String require(String key, String fallback) {
        String v = props.getProperty(key);
        if (v == null || v.isEmpty()) {
            props.setProperty(key, fallback);
            return fallback;
        }
        return v;
    }

    public void set(String key, String value) {
        props.setProperty(key, value);
    }
}
// corpus: unseen
