// run: scan --only atomicity
// expect: atomicity method=StrongestPlaceBad.take line=here
// One lock, one warning: the place where one section decides about the next, not the first one in the code.

public class StrongestPlaceBad {
    public static class Stock {
        private int pieces, boxes;
        public synchronized int pieces() { return pieces; }
        public synchronized void pieces(int n) { pieces = n; }
        public synchronized void boxes(int n) { boxes = n; }
        public synchronized void sell() { pieces--; }
        public synchronized void move(int n) {
            pieces -= n;
            boxes += n;
        }
    }

    private final Stock stock;
    private int sold;

    public StrongestPlaceBad(Stock stock) { this.stock = stock; }

    public synchronized void reset() {
        stock.pieces(0);
        stock.boxes(0);
    }

    public synchronized void take() {
        if (stock.pieces() > 0) {
            stock.sell(); // <- here
            sold++;
        }
    }
}
