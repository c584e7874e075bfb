// A single-thread executor in a field of each service: tasks of one service are ordered.
import java.util.concurrent.*;
class WorkerInField {
    private final ExecutorService loop = Executors.newSingleThreadExecutor();
    private int count;
    void add() {
        loop.submit(() -> {
            count++; // @task not parallel: task, parallel: look
        });
    }
    int look() { return count; } // @look parallel: task
    public static void main(String[] args) {
        WorkerInField service = new WorkerInField(); // @service not parallel: task
        for (int i = 0; i < 10; i++)
            service.add();
        service.look();
    }
}
