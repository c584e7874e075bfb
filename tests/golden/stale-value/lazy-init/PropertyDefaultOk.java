// run: scan --only stale-value
// expect: none

import java.util.Properties;

public class PropertyDefaultOk {
    public void ensure(Properties p, String key, String dflt) {
        p.putIfAbsent(key, dflt);
    }
}
