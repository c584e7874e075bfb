/** Nobody joins anybody: who is alone at the end has not seen the others end, and may be there before. */
public class EndsTogether {
    static int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            y = 1;
        }).start();
        new Thread(() -> {
            int seen = y;
            for (int i = 0; i < 8; i++)
                seen += args.length;
            if (seen == 1)
                System.out.println("first " + x);
            else if (x == 1)
                System.out.println("between");
        }).start();
    }
}
