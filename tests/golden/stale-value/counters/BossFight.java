// run: scan --only stale-value
// expect: stale-value
// hit() reads the boss's hp, computes armour and damage, and sets hp from the old value; simultaneous hits are lost.
import java.util.concurrent.ThreadLocalRandom;

public class BossFight {
    static final class Boss {
        private int hp;
        private final int armour;

        Boss(int hp, int armour) {
            this.hp = hp;
            this.armour = armour;
        }

        synchronized int getHp() {
            return hp;
        }

        synchronized void setHp(int hp) {
            this.hp = hp;
        }
    }

    static final class Hero implements Runnable {
        private final Boss boss;
        private final int strength;
        private long dealt;

        Hero(Boss boss, int strength) {
            this.boss = boss;
            this.strength = strength;
        }

        private int hit() {
            int hp = boss.getHp();
            if (hp <= 0) {
                return 0;
            }
            int damage = Math.max(1, strength + ThreadLocalRandom.current().nextInt(5) - boss.armour);
            if (damage > hp) {
                damage = hp;
            }
            boss.setHp(hp - damage);
            return damage;
        }

        @Override
        public void run() {
            int d;
            while ((d = hit()) > 0) {
                dealt += d;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Boss boss = new Boss(200_000, 3);
        Hero knight = new Hero(boss, 8);
        Hero mage = new Hero(boss, 12);
        Thread a = new Thread(knight);
        Thread b = new Thread(mage);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("dealt " + (knight.dealt + mage.dealt) + " of 200000");
    }
}
// corpus: unseen
