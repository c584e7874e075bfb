import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDetail;
import org.quartz.JobExecutionContext;
import org.quartz.JobKey;
import org.quartz.Scheduler;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.Trigger;
import org.quartz.TriggerBuilder;
import org.quartz.impl.DirectSchedulerFactory;

/** A scheduler of its own, four threads that schedule, pause and remove jobs. */
public class QuartzDriver {
	public static class Hello implements Job {
		public void execute(JobExecutionContext context) {
			System.out.println(context.getFireTime());
		}
	}

	public static void main(String[] args) throws Exception {
		DirectSchedulerFactory factory = DirectSchedulerFactory.getInstance();
		factory.createVolatileScheduler(4);
		final Scheduler scheduler = factory.getScheduler();
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			final String name = "job" + i;
			threads[i] = new Thread(new Runnable() {
				public void run() {
					try {
						JobDetail job = JobBuilder.newJob(Hello.class).withIdentity(name).build();
						Trigger trigger = TriggerBuilder.newTrigger().withIdentity(name)
							.withSchedule(SimpleScheduleBuilder.repeatSecondlyForever()).build();
						scheduler.scheduleJob(job, trigger);
						scheduler.pauseJob(new JobKey(name));
						scheduler.resumeJob(new JobKey(name));
						scheduler.getCurrentlyExecutingJobs();
						scheduler.deleteJob(new JobKey(name));
					} catch (Exception e) {
						e.printStackTrace();
					}
				}
			});
		}
		scheduler.start();
		for (Thread thread : threads)
			thread.start();
		scheduler.standby();
		scheduler.start();
		for (Thread thread : threads)
			thread.join();
		scheduler.shutdown(true);
	}
}
