// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, lists: contains, then add.

import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigListAddOk {
    private final CopyOnWriteArrayList<Runnable> subscribers = new CopyOnWriteArrayList<>();

    public void subscribe(Runnable r) {
        subscribers.addIfAbsent(r);
    }

    public void fire() {
        for (Runnable r : subscribers)
            r.run();
    }
}
// corpus: published
