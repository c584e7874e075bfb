// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// Attack.perform reads monster.getHp(), computes damage and calls monster.setHp(hp - damage) in the subclass hook; both accessors are synchronized but the hit of another hero in between is undone.
import java.util.Random;

abstract class Creature {
    private int hp;

    Creature(int hp) { this.hp = hp; }

    synchronized int getHp() { return hp; }

    synchronized void setHp(int hp) { this.hp = hp; }

    boolean alive() { return getHp() > 0; }

    protected abstract int armour();
}

class Troll extends Creature {
    Troll() { super(200_000); }

    @Override
    protected int armour() { return 2; }
}

abstract class Attack {
    final void perform(Creature target) {
        int hp = target.getHp();
        int dmg = Math.max(1, power() - target.armour());
        target.setHp(hp - dmg);
    }

    protected abstract int power();
}

class Sword extends Attack {
    private final Random dice = new Random(7);

    @Override
    protected int power() { return 3 + dice.nextInt(2); }
}

class Bow extends Attack {
    @Override
    protected int power() { return 3; }
}

class Hero extends Thread {
    private final Attack weapon;
    private final Creature enemy;
    private int blows;

    Hero(Attack weapon, Creature enemy) {
        this.weapon = weapon;
        this.enemy = enemy;
    }

    @Override
    public void run() {
        while (enemy.alive()) {
            weapon.perform(enemy);
            blows++;
        }
    }

    int blows() { return blows; }
}

public class DungeonFight {
    public static void main(String[] args) throws InterruptedException {
        Troll troll = new Troll();
        Hero a = new Hero(new Sword(), troll);
        Hero b = new Hero(new Bow(), troll);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("blows " + (a.blows() + b.blows()) + " hp " + troll.getHp());
    }
}
// corpus: unseen
