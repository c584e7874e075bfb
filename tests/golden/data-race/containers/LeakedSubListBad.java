// A sublist is a view.
// run: scan --only data-race
// expect: data-race field=LeakedSubListBad.ls
import java.util.ArrayList;
import java.util.List;

public class LeakedSubListBad {
    private final List<Integer> ls = new ArrayList<>();

    synchronized void add(int v) {
        ls.add(v);
    }

    synchronized List<Integer> tail() {
        return ls.subList(0, Math.min(3, ls.size()));
    }

    public static void main(String[] a) {
        LeakedSubListBad u = new LeakedSubListBad();
        new Thread(() -> u.add(1)).start();
        int s = 0;
        for (int v : u.tail()) s += v;
        System.out.println(s);
    }
}
