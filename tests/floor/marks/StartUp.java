// What main does before it starts anything, and after it has waited for all.
class StartUp {
    static int[] table = new int[8]; // shared
    static int sum;
    static void work() { sum += table[1]; } // @work parallel: work, parallel: middle
    public static void main(String[] args) throws InterruptedException {
        table[1] = 5; // @before not parallel: work
        Thread[] all = new Thread[4];
        for (int i = 0; i < 4; i++)
            all[i] = new Thread(() -> work());
        for (Thread t : all)
            t.start();
        table[2] = 6; // @middle parallel: work
        for (Thread t : all)
            t.join();
        sum = 0; // @after not parallel: work
    }
}
