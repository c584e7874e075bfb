import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Feature flags with per-user overrides; lookups never block.
 */
public class FeatureFlags {

    private static final class State {
        private final Map<String, Boolean> defaults;
        private final Map<String, Set<String>> enabledFor;

        State(Map<String, Boolean> defaults, Map<String, Set<String>> enabledFor) {
            this.defaults = defaults;
            this.enabledFor = enabledFor;
        }

        State withDefault(String flag, boolean on) {
            Map<String, Boolean> copy = new HashMap<>(defaults);
            copy.put(flag, on);
            return new State(copy, enabledFor);
        }

        State withUser(String flag, String user) {
            Map<String, Set<String>> copy = new HashMap<>(enabledFor);
            Set<String> users = new HashSet<>(copy.getOrDefault(flag, Set.of()));
            users.add(user);
            copy.put(flag, users);
            return new State(defaults, copy);
        }
    }

    public static final class Flags {
        private final AtomicReference<State> state = new AtomicReference<>(new State(Map.of(), Map.of()));
        private final AtomicInteger version = new AtomicInteger();

        public void set(String flag, boolean on) {
            state.updateAndGet(s -> s.withDefault(flag, on));
            version.incrementAndGet();
        }

        public void enableFor(String flag, String user) {
            State before;
            do {
                before = state.get();
            } while (!state.compareAndSet(before, before.withUser(flag, user)));
            version.incrementAndGet();
        }

        public boolean enabled(String flag, String user) {
            State s = state.get();
            return s.enabledFor.getOrDefault(flag, Set.of()).contains(user)
                    || s.defaults.getOrDefault(flag, false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Flags flags = new Flags();
        CountDownLatch done = new CountDownLatch(4);
        for (int a = 0; a < 2; a++) {
            int admin = a;
            new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    flags.enableFor("beta", "user" + (i * 2 + admin));
                    flags.set("dark-mode", i % 2 == 0);
                }
                done.countDown();
            }).start();
        }
        for (int r = 0; r < 2; r++) {
            new Thread(() -> {
                int on = 0;
                for (int i = 0; i < 500; i++) {
                    if (flags.enabled("beta", "user" + i % 100) || flags.enabled("dark-mode", "x")) {
                        on++;
                    }
                }
                System.out.println("enabled " + on);
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(flags.enabled("beta", "user99") + " v" + flags.version.get());
    }
}
