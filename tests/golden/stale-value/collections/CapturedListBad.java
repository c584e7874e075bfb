// run: scan --only stale-value
// expect: stale-value method=CapturedListBad.first line=here
// The list is in no field: both threads have it from main, and one of them takes the last one out.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CapturedListBad {
    static String first(List<String> names) {
        int n = names.size();
        return n > 0 ? names.get(n - 1) : ""; // <- here
    }

    static void clear(List<String> names) { names.clear(); }

    public static void main(String[] args) {
        List<String> names = Collections.synchronizedList(new ArrayList<>());
        names.add("a");
        new Thread(() -> System.out.println(first(names))).start();
        new Thread(() -> clear(names)).start();
    }
}
