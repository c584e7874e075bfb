// run: scan --only atomicity
// expect: atomicity method=UnitDeath$World.tick line=here
// World.tick (context World monitor): Unit.hp and Unit.damage are two sections, a bomb thread damages between and hp becomes negative.
import java.util.ArrayList;
import java.util.List;

public class UnitDeath {
    static class Unit {
        private int hp = 100;
        synchronized int hp() { return hp; }
        synchronized void damage(int d) { hp -= d; }
    }

    static class World {
        private final List<Unit> units = new ArrayList<>();
        private int hits;
        synchronized void add(Unit u) { units.add(u); }
        synchronized void tick(int poison) {
            for (Unit u : units) {
                if (u.hp() >= poison) {
                    u.damage(poison); // <- here
                    hits++;
                }
            }
        }
    }

    static void bomb(Unit u) {
        synchronized (u) { if (u.hp() >= 30) u.damage(30); }
    }

    public static void main(String[] args) {
        World w = new World();
        Unit u = new Unit();
        w.add(u);
        new Thread(() -> { for (int i = 0; i < 50; i++) w.tick(3); }).start();
        new Thread(() -> { for (int i = 0; i < 3; i++) bomb(u); }).start();
    }
}
// corpus: unseen
