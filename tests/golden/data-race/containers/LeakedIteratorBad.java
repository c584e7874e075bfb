// The iterator reads the list after the lock was released.
// run: scan --only data-race
// expect: data-race field=LeakedIteratorBad.ls
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class LeakedIteratorBad {
    private final List<String> ls = new ArrayList<>();

    synchronized void add(String s) {
        ls.add(s);
    }

    synchronized Iterator<String> it() {
        return ls.iterator();
    }

    public static void main(String[] x) {
        LeakedIteratorBad i = new LeakedIteratorBad();
        new Thread(() -> i.add("q")).start();
        for (Iterator<String> it = i.it(); it.hasNext(); ) System.out.println(it.next());
    }
}
