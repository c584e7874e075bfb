// An unmodifiable view reads the list behind it.
// run: scan --only data-race
// expect: data-race field=LeakedViewBad.ls
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LeakedViewBad {
    private final List<String> ls = new ArrayList<>();

    synchronized void add(String s) {
        ls.add(s);
    }

    synchronized List<String> list() {
        return Collections.unmodifiableList(ls);
    }

    public static void main(String[] x) {
        LeakedViewBad i = new LeakedViewBad();
        new Thread(() -> i.add("q")).start();
        System.out.println(i.list().size());
    }
}
