// run: scan --only stale-value
// expect: stale-value method=SaidEarlyOk.compiled line=here severity=low
// The field that says that it is done is set last: at most, work is done twice.

import java.util.regex.Pattern;

public class SaidEarlyOk {
    private static volatile Pattern first;
    private static volatile Pattern second;

    public static boolean compiled(String s) {
        if (first == null) {
            second = Pattern.compile("b*");
            first = Pattern.compile("a*"); // <- here
        }
        return second.matcher(s).matches();
    }
}
