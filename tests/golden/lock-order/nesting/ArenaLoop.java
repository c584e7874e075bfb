// run: scan --only lock-order
// expect: none
// arena and fighter monitors are nested in both orders only on the single game loop thread; other threads take at most one of them
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Fighter {
    private final Arena arena;
    private int health = 100;

    Fighter(Arena arena) {
        this.arena = arena;
    }

    synchronized void heal(int n) {
        health = Math.min(100, health + n);
    }

    synchronized void hit(int n) {
        health -= n;
        if (health <= 0) {
            health = 100;
            arena.countKnockout();
        }
    }

    synchronized int health() {
        return health;
    }
}

class Arena {
    private final List<Fighter> fighters = new ArrayList<>();
    private int knockouts;

    synchronized Fighter join() {
        Fighter f = new Fighter(this);
        fighters.add(f);
        return f;
    }

    synchronized void tick() {
        for (Fighter f : fighters) {
            f.heal(1);
        }
    }

    synchronized void countKnockout() {
        knockouts++;
    }

    synchronized int knockouts() {
        return knockouts;
    }
}

public class ArenaLoop {
    private final Arena arena = new Arena();
    private final ExecutorService loop = Executors.newSingleThreadExecutor();

    void strike(Fighter f, int n) {
        loop.execute(() -> f.hit(n));
    }

    void step() {
        loop.execute(arena::tick);
    }

    public static void main(String[] args) throws InterruptedException {
        ArenaLoop game = new ArenaLoop();
        Fighter f = game.arena.join();
        Thread player = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                game.strike(f, 7);
            }
        });
        Thread clock = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                game.step();
            }
        });
        player.start();
        clock.start();
        player.join();
        clock.join();
        System.out.println("health now " + f.health() + ", knockouts " + game.arena.knockouts());
        game.loop.shutdown();
        game.loop.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(game.arena.knockouts());
    }
}
// corpus: unseen17
