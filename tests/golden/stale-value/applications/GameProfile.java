// addCoins and addXp read the immutable profile, build a changed copy and set() it; one of two overlapping updates is overwritten by the stale copy.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class GameProfile {

    record Profile(String player, int coins, int xp) {
        Profile withCoins(int c) {
            return new Profile(player, c, xp);
        }

        Profile withXp(int x) {
            return new Profile(player, coins, x);
        }
    }

    private final AtomicReference<Profile> profile;

    GameProfile(String player) {
        profile = new AtomicReference<>(new Profile(player, 0, 0));
    }

    void addCoins(int n) {
        Profile p = profile.get();
        profile.set(p.withCoins(p.coins() + n));
    }

    void addXp(int n) {
        Profile p = profile.get();
        profile.set(p.withXp(p.xp() + n));
    }

    public static void main(String[] args) {
        GameProfile game = new GameProfile("kira");
        CompletableFuture<Void> loot = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 100; i++) {
                game.addCoins(2);
            }
        });
        CompletableFuture<Void> quests = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 100; i++) {
                game.addXp(5);
            }
        });
        CompletableFuture.allOf(loot, quests).join();
        System.out.println(game.profile.get());
    }
}
