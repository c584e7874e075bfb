// The check and the deduction are in one synchronized method; credit() outside is used only for printing.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
public class PrepaidCards {

    static class Card {
        private final String number;
        private int credit;

        Card(String number, int credit) {
            this.number = number;
            this.credit = credit;
        }

        synchronized int credit() {
            return credit;
        }

        synchronized boolean spend(int amount) {
            if (credit() >= amount) {
                credit -= amount;
                return true;
            }
            return false;
        }
    }

    static class Kiosk extends Thread {
        private final Card card;
        private int sold;

        Kiosk(Card card) {
            this.card = card;
        }

        @Override
        public void run() {
            while (card.spend(3)) {
                sold++;
                if (sold % 20 == 0) {
                    System.out.println(card.number + " still has " + card.credit());
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Card card = new Card("4711", 200);
        Kiosk left = new Kiosk(card);
        Kiosk right = new Kiosk(card);
        left.start();
        right.start();
        left.join();
        right.join();
        System.out.println("sold " + (left.sold + right.sold) + ", rest " + card.credit());
    }
}
