// run: scan --only stale-value
// expect: stale-value method=PropertyDefaultBad.ensure line=here

import java.util.Properties;

public class PropertyDefaultBad {
    public void ensure(Properties p, String key, String dflt) {
        if (p.getProperty(key) == null)
            p.setProperty(key, dflt); // <- here
    }
}
