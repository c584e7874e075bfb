// run: scan --only stale-value
// expect: stale-value method=LinDigListAddBad.subscribe line=here
// Lin and Dig, lists: contains, then add.

import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigListAddBad {
    private final CopyOnWriteArrayList<Runnable> subscribers = new CopyOnWriteArrayList<>();

    public void subscribe(Runnable r) {
        if (!subscribers.contains(r))
            subscribers.add(r); // <- here
    }

    public void fire() {
        for (Runnable r : subscribers)
            r.run();
    }
}
// corpus: published
