// run: scan --only atomicity
// expect: none
// the object is created inside the locked method and published only by its return
class Ticket {
    private int price;
    private String text;

    public synchronized void price(int p) {
        price = p;
    }

    public synchronized void text(String t) {
        text = t;
    }

    public synchronized String render() {
        return text + " " + price;
    }
}

public class FreshWitnessReturned {
    private int issued;

    public synchronized Ticket issue(String text, int price) {
        Ticket t = new Ticket();
        t.text(text + " #" + issued++);
        t.price(price);
        return t;
    }
}
// corpus: unseen
