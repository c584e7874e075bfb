// run: scan --only atomicity
// expect: atomicity method=SharedListBad.last line=here
// Another thread of the program clears the list, which is the same object there.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SharedListBad {
    private final List<String> names;
    private int seen;

    SharedListBad(List<String> names) { this.names = names; }

    synchronized String last() {
        if (names.isEmpty())
            return "";
        seen++;
        return names.get(0); // <- here
    }

    public static void main(String[] args) {
        List<String> names = Collections.synchronizedList(new ArrayList<>());
        names.add("a");
        SharedListBad reader = new SharedListBad(names);
        new Thread(() -> {
            names.clear();
        }).start();
        System.out.println(reader.last());
    }
}
