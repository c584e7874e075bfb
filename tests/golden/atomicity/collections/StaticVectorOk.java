// run: scan --only atomicity
// expect: none
// A private static list, only used under the lock of the class.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class StaticVectorOk {
    private static final List<String> names = Collections.synchronizedList(new ArrayList<>());

    public static synchronized void add(String s) {
        if (!names.contains(s))
            names.add(s);
    }
}
