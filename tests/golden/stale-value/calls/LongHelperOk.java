// run: scan --only stale-value
// expect: none
// Looks again, under a lock.

import java.util.ArrayList;
import java.util.List;

public class LongHelperOk {
    private volatile List<String> names;

    public int ensure(String text) {
        if (names == null)
            fill(text);
        return names.size();
    }

    private synchronized void fill(String text) {
        if (names != null)
            return;
        List<String> list = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) == ',') {
                list.add(text.substring(start, i).trim());
                start = i + 1;
            }
        list.add(text.substring(start).trim());
        names = list;
    }
}
