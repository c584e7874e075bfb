// run: scan --only stale-value
// expect: stale-value method=SaidEarlyBad.compiled line=here severity=low
// The field that says that it is done is set before the other one.

import java.util.regex.Pattern;

public class SaidEarlyBad {
    private static volatile Pattern first;
    private static volatile Pattern second;

    public static boolean compiled(String s) {
        if (first == null) {
            first = Pattern.compile("a*"); // <- here
            second = Pattern.compile("b*");
        }
        return second.matcher(s).matches();
    }
}
