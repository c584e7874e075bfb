// run: scan --only stale-value
// expect: none
// The other thread takes out of a list of its own only.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CapturedListOk {
    static String first(List<String> names) {
        int n = names.size();
        return n > 0 ? names.get(n - 1) : "";
    }

    public static void main(String[] args) {
        List<String> names = Collections.synchronizedList(new ArrayList<>());
        names.add("a");
        new Thread(() -> System.out.println(first(names))).start();
        new Thread(() -> {
            List<String> own = Collections.synchronizedList(new ArrayList<>());
            own.add("b");
            own.clear();
            System.out.println(own);
        }).start();
    }
}
