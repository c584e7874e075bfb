// run: scan --only stale-value
// expect: stale-value method=LazyRandomOk.draw line=here severity=low
// Two generators may be made; either will do.

import java.security.SecureRandom;

public class LazyRandomOk {
    private static volatile SecureRandom random;

    public static int draw() {
        if (random == null)
            random = new SecureRandom(); // <- here
        return random.nextInt();
    }
}
