// run: scan --only atomicity
// expect: none
// The other thread has another list; this one is only written before it starts.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Vector;

public class SharedListOk {
    private final List<String> names;
    private int seen;

    SharedListOk(List<String> names) { this.names = names; }

    synchronized String last() {
        if (names.isEmpty())
            return "";
        seen++;
        return names.get(0);
    }

    public static void main(String[] args) {
        List<String> names = Collections.synchronizedList(new ArrayList<>());
        List<String> others = new Vector<>();
        names.add("a");
        SharedListOk reader = new SharedListOk(names);
        new Thread(() -> {
            others.clear();
        }).start();
        System.out.println(reader.last());
    }
}
