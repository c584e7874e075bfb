// run: scan --only atomicity
// expect: none
// plan works on a Vector it has just made; no other thread can see it between indexOf and remove
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class TabOrderPlanner {
    private final List<String> pinned = new ArrayList<>();
    private int plans;

    synchronized void pin(String title) {
        if (!pinned.contains(title)) {
            pinned.add(title);
        }
    }

    synchronized List<String> plan(List<String> titles) {
        Vector<String> work = new Vector<>(titles);
        int front = 0;
        for (String p : pinned) {
            int at = work.indexOf(p);
            if (at >= 0) {
                String t = work.remove(at);
                work.add(front++, t);
            }
        }
        plans++;
        return List.copyOf(work);
    }

    synchronized int plans() {
        return plans;
    }

    public static void main(String[] args) throws Exception {
        TabOrderPlanner planner = new TabOrderPlanner();
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            titles.add("tab" + i);
        }
        List<String> fixed = List.copyOf(titles);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                planner.pin("tab" + i * 2);
            }
        });
        Thread b = new Thread(() -> {
            int n = 0;
            for (int i = 0; i < 200; i++) {
                n += planner.plan(fixed).size();
            }
            System.out.println(n);
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(planner.plans());
    }
}
// corpus: unseen13
