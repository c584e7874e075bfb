// run: scan --only stale-value
// expect: stale-value method=LongHelperBad.ensure line=here severity=low
// What is done on the strength of the check is done by a method that does much else, and may know more.

import java.util.ArrayList;
import java.util.List;

public class LongHelperBad {
    private volatile List<String> names;

    public int ensure(String text) {
        if (names == null)
            fill(text); // <- here
        return names.size();
    }

    private void fill(String text) {
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
