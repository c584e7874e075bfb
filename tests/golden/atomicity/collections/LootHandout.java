// run: scan --only atomicity
// expect: atomicity
// award checks chest.isEmpty and removes the first item in a second call on the shared synchronized list; two handouts can both see the last item
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public abstract class LootHandout {
    private final List<String> chest;
    private final List<String> given = new ArrayList<>();

    protected LootHandout(List<String> chest) {
        this.chest = chest;
    }

    protected abstract String wrap(String item);

    public final synchronized boolean award() {
        if (chest.isEmpty()) {
            return false;
        }
        String item = chest.remove(0);
        given.add(wrap(item));
        return true;
    }

    public final synchronized int givenCount() {
        return given.size();
    }

    static final class PlayerHandout extends LootHandout {
        private final String player;

        PlayerHandout(String player, List<String> chest) {
            super(chest);
            this.player = player;
        }

        @Override
        protected String wrap(String item) {
            return player + " gets " + item;
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> chest = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 1000; i++) {
            chest.add("item" + i);
        }
        LootHandout ann = new PlayerHandout("ann", chest);
        LootHandout bob = new PlayerHandout("bob", chest);
        Thread a = new Thread(() -> drain(ann));
        Thread b = new Thread(() -> drain(bob));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ann.givenCount() + bob.givenCount());
    }

    private static void drain(LootHandout h) {
        boolean more = true;
        while (more) {
            more = h.award();
        }
    }
}
// corpus: unseen13
